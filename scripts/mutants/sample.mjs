import { createHash } from 'node:crypto';

/**
 * What Babel knows of a statement of a module.
 * @typedef {{ start: { line: number }, end: { line: number } }} Place of lines in its file
 * @typedef {{ id?: { name?: string } | null }} Named
 * @typedef {Named & { loc: Place, declaration?: Statement | null, declarations?: Named[] }} Statement
 */

/**
 * Leaves out what is not of a sample: a module's own statements, functions mostly, are taken or left as a whole.
 * @param {number} percent of all statements
 */
export function leavingOut(percent) {
  return {
    /** @param {{ node: Statement, parentPath: { isProgram(): boolean } | null }} path @returns {string | undefined} why it is left out */
    shouldIgnore({ node, parentPath }) {
      if (!parentPath?.isProgram() || isSampled(node, percent)) return undefined;
      return 'not of the sample';
    },
  };
}

/** Stryker's plugin. */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'sample', value: leavingOut(Number(process.env.MUTANTS_PERCENT ?? 100)) },
];

/**
 * Whether a statement is of a sample, by its name and its place: the same ones are while the code is unchanged, and all that are of a smaller one.
 * @param {Statement} statement @param {number} percent of all statements
 */
export function isSampled(statement, percent) {
  const { start, end } = statement.loc;
  const digest = createHash('sha256')
    .update(`${nameOf(statement)} ${start.line} ${end.line}`)
    .digest();
  return digest.readUInt32BE() < (percent / 100) * 2 ** 32;
}

/** @param {Statement} statement @returns {string} of what it declares */
function nameOf({ id, declaration, declarations }) {
  if (declaration) return nameOf(declaration);
  return id?.name ?? declarations?.[0]?.id?.name ?? '';
}
