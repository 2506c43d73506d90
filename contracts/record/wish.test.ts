import { describe, expect, it } from 'vitest';
import { wishOf } from './wish';

describe('what is wished of a recording', () => {
  it('is read from the command', () => {
    expect(wishOf(['--har', 'a.har', '--known-as', ' a bank '])).toEqual({
      api: null,
      har: 'a.har',
      port: 4300,
      isJourney: false,
      folder: '.reports/record',
      knownAs: 'a bank',
    });
  });

  it.each([
    [[], /an HTTP Archive is needed/],
    [['--api', 'ftp://a'], /no web address/],
    [['--har', 'a.har', '--port', '7x'], /7x is no port/],
    [['--har', 'a.har', '--known-as', ''], /--known-as needs the name of the lending API/],
    [['--har', 'a.har', '--known-as', '  '], /--known-as needs the name of the lending API/],
    [['--har', 'a.har', '--mystery'], /mystery/],
  ])('is refused as %j', (argv, why) => {
    expect(() => wishOf(argv)).toThrow(why);
  });
});
