/** V8 of Node 20 optimises code of short runs too early. Newer versions lack this option. */
export const TEST_RUNTIME_ARGS = process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : [];
