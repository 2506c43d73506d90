/** @typedef {{ type: string }} Node of Babel */

/** Stryker tests a mutant in loading code only with the first test that loads the module. */
export const ignoreLoadingCode = {
  /**
   * @param {{ node: Node, findParent(isWanted: (path: { node: Node }) => boolean): unknown }} path
   * @returns {string | undefined}
   */
  shouldIgnore(path) {
    const isLater =
      path.findParent(({ node }) => isDeferred(node)) !== null || containsDeferredCode(path.node);
    return isLater ? undefined : 'done while the module is loaded';
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'loading', value: ignoreLoadingCode }];

/** @param {Node} node */
const isDeferred = ({ type }) => /Function|Method|Class(Private)?Property/.test(type);

/** @param {unknown} node @returns {boolean} */
function containsDeferredCode(node) {
  if (Array.isArray(node)) return node.some(containsDeferredCode);
  if (node === null || typeof node !== 'object') return false;
  return (
    ('type' in node && isDeferred(/** @type {Node} */ (node))) ||
    Object.values(node).some(containsDeferredCode)
  );
}
