import { expect, it } from 'vitest';
import { findNavigationTarget, type RouterState } from './navigation-target';

const place = (address: string, state: unknown = null) => {
  const { pathname, search, hash } = new URL(address, 'http://demo.example');
  return { pathname, search, hash, state };
};
const here = place('/list?sort=amount');
const going = (navigation: RouterState['navigation']) => findNavigationTarget({ location: here, navigation });
const redirected = place('/next?a=b#c', { _isRedirect: true });

it.each<[string, RouterState['navigation'], string | null]>([
  ['is idle', { state: 'idle' }, null],
  ['follows a link', { state: 'loading', location: place('/next?a=b#c') }, '/next?a=b#c'],
  ['searches', { state: 'loading', location: place('/list?q=a'), formMethod: 'GET' }, '/list?q=a'],
  ['is still sending a form', { state: 'submitting', location: place('/next'), formMethod: 'POST' }, null],
  [
    'was redirected after sending a form',
    { state: 'loading', location: redirected, formMethod: 'POST' },
    '/next?a=b#c',
  ],
  ['shows the response to a form', { state: 'loading', location: place('/next'), formMethod: 'POST' }, null],
  ['revalidates its own page', { state: 'loading', location: place('/list?sort=amount') }, null],
])('findNavigationTarget returns the destination of a router that %s', (_, navigation, expected) => {
  expect(going(navigation)).toBe(expected);
});
