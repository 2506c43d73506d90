import { expect, it, vi } from 'vitest';
import { answerOnce } from './once.server';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));

it('CLA-13: two submits at once are one piece of work with one answer', async () => {
  const work = vi.fn(() => later('made'));
  await expect(Promise.all([answerOnce('key', work), answerOnce('key', work)])).resolves.toEqual([
    'made',
    'made',
  ]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('CLA-13: two submits at once are both led on', async () => {
  const work = () => later(new Response(null, { status: 303, headers: { Location: '/result' } }));
  const [one, other] = await Promise.allSettled([answerOnce('key', work), answerOnce('key', work)]);
  for (const outcome of [one, other]) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(Response) });
  }
  expect(one).not.toBe(other);
});

it('begins anew once the work is over, also when it failed', async () => {
  await expect(answerOnce('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(answerOnce('key', () => later('again'))).resolves.toBe('again');
});

it('keeps different submissions apart', async () => {
  const [one, other] = await Promise.all([answerOnce('a', () => later(1)), answerOnce('b', () => later(2))]);
  expect([one, other]).toEqual([1, 2]);
});
