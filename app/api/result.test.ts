import { expect, it } from 'vitest';
import { type ApiError, mayHaveSucceeded } from './result';

const errorsWith = (status: number): ApiError[] => [
  { kind: 'unreadable', status },
  { kind: 'refused', status, errors: [] },
];

it.each<[ApiError, boolean]>([
  [{ kind: 'timeout' }, true],
  [{ kind: 'unreachable' }, true],
  [{ kind: 'sessionExpired' }, false],
  [{ kind: 'unreadable', status: 200 }, true],
  ...[408, 502, 504].flatMap((status) =>
    errorsWith(status).map((error): [ApiError, boolean] => [error, true]),
  ),
  ...[400, 409, 500, 503].flatMap((status) =>
    errorsWith(status).map((error): [ApiError, boolean] => [error, false]),
  ),
])('D-270: mayHaveSucceeded (whether a change may be in effect) for %j returns %s', (error, expected) => {
  expect(mayHaveSucceeded(error)).toBe(expected);
});
