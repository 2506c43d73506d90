import { expect, it } from 'vitest';
import { findNavigationTarget, type RouterState } from './navigation-target';

const createLocation = (address: string, state: unknown = null) => {
  const { pathname, search, hash } = new URL(address, 'http://demo.example');
  return { pathname, search, hash, state };
};
const currentLocation = createLocation('/list?sort=amount');
const findTarget = (navigation: RouterState['navigation']) =>
  findNavigationTarget({ location: currentLocation, navigation });
const redirectLocation = createLocation('/next?a=b#c', { _isRedirect: true });

it.each<[string, RouterState['navigation'], string | null]>([
  ['is idle', { state: 'idle' }, null],
  ['follows a link', { state: 'loading', location: createLocation('/next?a=b#c') }, '/next?a=b#c'],
  ['searches', { state: 'loading', location: createLocation('/list?q=a'), formMethod: 'GET' }, '/list?q=a'],
  [
    'is still sending a form',
    { state: 'submitting', location: createLocation('/next'), formMethod: 'POST' },
    null,
  ],
  [
    'was redirected after sending a form',
    { state: 'loading', location: redirectLocation, formMethod: 'POST' },
    '/next?a=b#c',
  ],
  [
    'shows the response to a form',
    { state: 'loading', location: createLocation('/next'), formMethod: 'POST' },
    null,
  ],
  ['revalidates its own page', { state: 'loading', location: createLocation('/list?sort=amount') }, null],
])('findNavigationTarget returns the destination of a router that %s', (_, navigation, expected) => {
  expect(findTarget(navigation)).toBe(expected);
});
