import { expect, it, vi } from 'vitest';
import { emptySession, type Session } from '~/request/session.server';
import { sendOnce } from './once.server';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));

/** A browser's visits: they share what is kept for it. */
function browser() {
  let session = emptySession();
  return () => ({
    get session() {
      return session;
    },
    async change(change: (present: Session) => Session) {
      session = change(session);
    },
  });
}

it('CLA-13: the same browser sends its draft once, however often the button is pressed', async () => {
  const visit = browser();
  const work = vi.fn(() => later('made'));
  await Promise.all([sendOnce(visit(), ['secret'], work), sendOnce(visit(), ['secret'], work)]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('CLA-13: no browser gets the answer of another one, not even of the same user', async () => {
  const answers = ['mine', 'theirs'].map((answer) => sendOnce(browser()(), ['secret'], () => later(answer)));
  await expect(Promise.all(answers)).resolves.toEqual(['mine', 'theirs']);
});

it('CLA-13: nobody gets an answer by knowing the session alone', async () => {
  const visit = browser();
  const answers = ['mine', 'theirs'].map((answer) => sendOnce(visit(), [answer], () => later(answer)));
  await expect(Promise.all(answers)).resolves.toEqual(['mine', 'theirs']);
});
