import { expect, it } from 'vitest';
import { STATUS_HEADER } from './build-header';
import { answerScript } from './script-answer.server';

it.each([
  [201, 201, null],
  [400, 200, '400'],
  [503, 200, '503'],
])('answers the page’s own script with %i as %i', async (status, sent, named) => {
  const answer = answerScript({ ok: status < 400 }, status);
  expect([answer.status, answer.headers.get(STATUS_HEADER)]).toEqual([sent, named]);
  expect(await answer.json()).toEqual({ ok: status < 400 });
});
