import { describe, expect, it } from 'vitest';
import { formatFileSize, formatUploadLimits, formatUploadProgress } from './file-size';

describe('size of a file', () => {
  it.each([
    [0, 'de', '1\u00a0KB'],
    [655_360, 'de', '640\u00a0KB'],
    [8_808_038, 'de', '8,4\u00a0MB'],
    [8_808_038, 'en', '8.4\u00a0MB'],
    [8_808_038, 'fr', '8,4\u00a0Mo'],
    [8_700_000, 'de', '8,3\u00a0MB'],
    [1_048_575, 'de', '1.024\u00a0KB'],
    [1_048_576, 'de', '1\u00a0MB'],
    [655_360, 'fr', '640\u00a0Ko'],
    [26_214_400, 'pl', '25\u00a0MB'],
  ])('a size of %i bytes is written in %s as %j', (bytes, language, text) => {
    expect(formatFileSize(bytes, language)).toBe(text);
  });

  it('formatUploadProgress writes the sent bytes in the unit of the whole file', () => {
    expect(formatUploadProgress(5_662_310, 8_808_038, 'de')).toBe('5,4 / 8,4\u00a0MB');
    expect(formatUploadProgress(524_288, 1_048_576, 'de')).toBe('0,5 / 1\u00a0MB');
    expect(formatUploadProgress(1_500, 10_240, 'de')).toBe('1 / 10\u00a0KB');
    expect(formatUploadProgress(1_024, 10_240, 'en')).toBe('1 / 10\u00a0KB');
  });
});

it('DOC-04: formatUploadLimits lists the file types and the size in the language of the user', () => {
  const limits = { kinds: ['application/pdf', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 } as const;
  expect(formatUploadLimits(limits, 'fr')).toEqual({ kinds: 'PDF, JPG', max: '5\u00a0Mo' });
});
