import { describe, expect, it } from 'vitest';
import { ignoreLoadingCode } from './loading.mjs';

interface Node {
  type: string;
  [member: string]: unknown;
}

const LOADED = 'done while the module is loaded';
const text: Node = { type: 'StringLiteral', value: 'add' };
const call: Node = { type: 'ArrowFunctionExpression', params: [], body: text };
const list = (...elements: Node[]): Node => ({ type: 'ArrayExpression', elements });

/** @param parents nearest first */
const reasonToIgnore = (node: Node, ...parents: Node[]) =>
  ignoreLoadingCode.shouldIgnore({
    node,
    findParent: (isWanted) => parents.find((parent) => isWanted({ node: parent })) ?? null,
  });

describe('ignoreLoadingCode, for code that only runs on loading,', () => {
  it.each([
    ['a text of a module’s own list', text, [list(text)]],
    ['a module’s own list of texts', list(text), []],
    ['a member that is missing', { type: 'VariableDeclarator', init: null }, []],
  ])('ignores %s', (_, node, parents) => {
    expect(reasonToIgnore(node, ...parents)).toBe(LOADED);
  });
});

describe('ignoreLoadingCode, for other code,', () => {
  it.each([
    ['a text within a function', text, [call]],
    ['a text deep in a function', text, [list(text), call, list(call)]],
    ['a function', call, []],
    ['a module’s own list of functions', list(text, call), []],
    ['a text within a method', text, [{ type: 'ObjectMethod' }]],
    ['a text within a method of a class', text, [{ type: 'ClassMethod' }]],
    ['what a new object of a class begins with', text, [{ type: 'ClassPrivateProperty' }]],
  ])('mutates %s', (_, node, parents) => {
    expect(reasonToIgnore(node, ...parents)).toBeUndefined();
  });
});
