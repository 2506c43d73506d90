import { createHash } from 'node:crypto';

const PERCENT = Number(process.env.MUTANTS_PERCENT ?? 100);

/**
 * What Babel knows of a statement of a module.
 * @typedef {{ start: { line: number }, end: { line: number } }} Place of lines in its file
 * @typedef {{ id?: { name?: string } | null }} Named
 * @typedef {Named & { loc: Place, declaration?: Statement | null, declarations?: Named[] }} Statement
 */

/** Stryker's plugin that leaves out what is not of the sample: whole functions, and other statements that are none's part. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: {
      /** @param {{ node: Statement, parentPath: { isProgram(): boolean } | null }} path */
      shouldIgnore({ node, parentPath }) {
        if (!parentPath?.isProgram()) return undefined;
        return isSampled(node, PERCENT) ? undefined : 'not of the sample';
      },
    },
  },
];

/**
 * Whether a statement is of a sample, by its name and its place: the same ones are each time, and all that are of a smaller one.
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
