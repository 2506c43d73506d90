import { expect, it, vi } from 'vitest';
import { waitUntilRecorded } from './wait-until-recorded';

it('QA-01 waitUntilRecorded resolves after the mock server has recorded the request', async () => {
  const isRecorded = vi.fn<(port: number) => boolean>();
  isRecorded.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  await waitUntilRecorded(4_711, isRecorded);
  expect(isRecorded.mock.calls).toEqual([[4_711], [4_711], [4_711]]);
});
