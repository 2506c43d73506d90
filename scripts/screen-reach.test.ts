import { describe, expect, it } from 'vitest';
import { countReachOf, findScreensBeyond } from './screen-reach.mjs';

const IMPORTS = new Map([
  ['app/login/route.tsx', ['app/login/form.tsx', 'contracts/api/account.ts']],
  ['app/login/form.tsx', ['ui/field.tsx', 'app/login/rules.ts']],
  ['app/login/rules.ts', ['ui/field.tsx']],
  ['ui/field.tsx', []],
  ['contracts/api/account.ts', []],
]);

describe('countReachOf (number of modules that a screen imports)', () => {
  it('counts each module of app and ui once, with the route and without the contract', () => {
    expect(countReachOf('app/login/route.tsx', IMPORTS)).toBe(4);
  });
});

describe('findScreensBeyond (screens that import too many modules)', () => {
  it('names a screen that exceeds its separate limit', () => {
    expect(findScreensBeyond(IMPORTS, new Map([['app/login/route.tsx', 3]]), 9)).toEqual([
      'app/login/route.tsx reaches 4 modules of app and ui. At most 3 are allowed.',
    ]);
  });

  it('applies the common limit to screens without a separate limit', () => {
    expect(findScreensBeyond(IMPORTS, new Map(), 3)).toHaveLength(1);
    expect(findScreensBeyond(IMPORTS, new Map(), 4)).toEqual([]);
  });
});
