/**
 * What Babel knows of a piece of code.
 * @typedef {{ type: string }} Node with the pieces it consists of as members, alone or in lists
 */

/**
 * Leaves out what modules do while they are loaded. Some are loaded before any test, others within the first that needs them: Stryker would try those by
 * that one alone, whatever the others say.
 */
export const leavingOutLoading = {
  /** @param {{ node: Node, findParent(isWanted: (path: { node: Node }) => boolean): unknown }} path @returns {string | undefined} why it is left out */
  shouldIgnore(path) {
    const isLater =
      path.findParent(({ node }) => isCalledLater(node)) !== null || holdsWhatIsCalledLater(path.node);
    return isLater ? undefined : 'done while the module is loaded';
  },
};

/** Stryker's plugin. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'loading', value: leavingOutLoading }];

/** @param {Node} node */
const isCalledLater = ({ type }) => /Function|Method|Class(Private)?Property/.test(type);

/** @param {unknown} node @returns {boolean} */
function holdsWhatIsCalledLater(node) {
  if (Array.isArray(node)) return node.some(holdsWhatIsCalledLater);
  if (node === null || typeof node !== 'object') return false;
  return (
    ('type' in node && isCalledLater(/** @type {Node} */ (node))) ||
    Object.values(node).some(holdsWhatIsCalledLater)
  );
}
