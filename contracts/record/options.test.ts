import { describe, expect, it } from 'vitest';
import { parseOptions } from './options';

describe('parseOptions', () => {
  it('parses all arguments into options', () => {
    expect(parseOptions(['--har', 'a.har', '--known-as', ' a bank '])).toEqual({
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
    [['--api', 'ftp://a'], /not an http\(s\) URL/],
    [['--har', 'a.har', '--port', '7x'], /7x is not a port/],
    [['--har', 'a.har', '--known-as', ''], /--known-as needs the name of the lending API/],
    [['--har', 'a.har', '--known-as', '  '], /--known-as needs the name of the lending API/],
    [['--har', 'a.har', '--mystery'], /mystery/],
  ])('refuses the arguments %j', (argv, expectedError) => {
    expect(() => parseOptions(argv)).toThrow(expectedError);
  });
});
