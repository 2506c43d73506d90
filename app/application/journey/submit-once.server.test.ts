import { expect, it, vi } from 'vitest';
import { createEmptySession, type Session } from '~/request/session.server';
import { submitOnce } from './submit-once.server';

const resolveLater = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));

function browser() {
  let session = createEmptySession();
  return () => ({
    session: {
      get data() {
        return session;
      },
      async change(change: (present: Session) => Session) {
        session = change(session);
      },
    },
  });
}

it('CLA-13: submitOnce sends a draft only once if one browser submits the draft repeatedly', async () => {
  const visit = browser();
  const work = vi.fn(() => resolveLater('made'));
  await Promise.all([submitOnce(visit(), ['secret'], work), submitOnce(visit(), ['secret'], work)]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('CLA-13: submitOnce keeps responses of two browsers separate, even for the same user', async () => {
  const answers = ['mine', 'theirs'].map((answer) =>
    submitOnce(browser()(), ['secret'], () => resolveLater(answer)),
  );
  await expect(Promise.all(answers)).resolves.toEqual(['mine', 'theirs']);
});

it('CLA-13: submitOnce keeps responses of different drafts in one browser separate', async () => {
  const visit = browser();
  const answers = ['mine', 'theirs'].map((answer) =>
    submitOnce(visit(), [answer], () => resolveLater(answer)),
  );
  await expect(Promise.all(answers)).resolves.toEqual(['mine', 'theirs']);
});
