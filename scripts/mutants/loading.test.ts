import { describe, expect, it } from 'vitest';
import { ignoreLoadingCode } from './loading.mjs';

interface SyntaxNode {
  type: string;
  [member: string]: unknown;
}

const LOADING_REASON = 'done while the module is loaded';
const text: SyntaxNode = { type: 'StringLiteral', value: 'add' };
const call: SyntaxNode = { type: 'ArrowFunctionExpression', params: [], body: text };
const list = (...elements: SyntaxNode[]): SyntaxNode => ({ type: 'ArrayExpression', elements });

/** @param parents nearest first */
const reasonToIgnore = (node: SyntaxNode, ...parents: SyntaxNode[]) =>
  ignoreLoadingCode.shouldIgnore({
    node,
    findParent: (isWanted) => parents.find((parent) => isWanted({ node: parent })) ?? null,
  });

describe('ignoreLoadingCode for code that runs only when a module is loaded', () => {
  it.each([
    ['a string in a list at the top level of a module', text, [list(text)]],
    ['a list of strings at the top level of a module', list(text), []],
    ['a variable without a value', { type: 'VariableDeclarator', init: null }, []],
  ])('ignores %s', (_, node, parents) => {
    expect(reasonToIgnore(node, ...parents)).toBe(LOADING_REASON);
  });
});

describe('ignoreLoadingCode for code that runs later', () => {
  it.each([
    ['a string within a function', text, [call]],
    ['a string nested in a function', text, [list(text), call, list(call)]],
    ['a function', call, []],
    ['a list of functions at the top level of a module', list(text, call), []],
    ['a string within a method', text, [{ type: 'ObjectMethod' }]],
    ['a string within a method of a class', text, [{ type: 'ClassMethod' }]],
    ['the initial value of a class field', text, [{ type: 'ClassPrivateProperty' }]],
  ])('mutates %s', (_, node, parents) => {
    expect(reasonToIgnore(node, ...parents)).toBeUndefined();
  });
});
