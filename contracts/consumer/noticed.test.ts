import { expect, it, vi } from 'vitest';
import { noticed } from './noticed';

it('QA-01 an exchange ends only when the mock server has noted its request', async () => {
  const asked = vi.fn<(port: number) => boolean>();
  asked.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  await noticed(4_711, asked);
  expect(asked.mock.calls).toEqual([[4_711], [4_711], [4_711]]);
});
