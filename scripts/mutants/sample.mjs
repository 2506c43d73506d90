import { createHash } from 'node:crypto';

/**
 * Nodes of Babel.
 * @typedef {{ start: { line: number }, end: { line: number } }} Place
 * @typedef {{ id?: { name?: string } | null }} Named
 * @typedef {Named & { loc: Place, declaration?: Statement | null, declarations?: Named[] }} Statement
 */

/**
 * Includes or ignores top-level statements as a whole.
 * @param {number} percent of all statements
 */
export function ignoreOutsideSample(percent) {
  return {
    /**
     * @param {{ node: Statement, parentPath: { isProgram(): boolean } | null }} path
     * @returns {string | undefined}
     */
    shouldIgnore({ node, parentPath }) {
      if (!parentPath?.isProgram() || isSampled(node, percent)) return undefined;
      return 'not of the sample';
    },
  };
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'sample', value: ignoreOutsideSample(Number(process.env.MUTANTS_PERCENT ?? 100)) },
];

/**
 * Each sample contains all smaller ones.
 * @param {Statement} statement
 * @param {number} percent
 */
export function isSampled(statement, percent) {
  const { start, end } = statement.loc;
  const digest = createHash('sha256')
    .update(`${nameOf(statement)} ${start.line} ${end.line}`)
    .digest();
  return digest.readUInt32BE() < (percent / 100) * 2 ** 32;
}

/**
 * @param {Statement} statement
 * @returns {string}
 */
function nameOf({ id, declaration, declarations }) {
  if (declaration) return nameOf(declaration);
  return id?.name ?? declarations?.[0]?.id?.name ?? '';
}
