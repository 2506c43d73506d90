/** Production React has no `jsxDEV`. */
export const BUILT_REACT_TESTS = { jsxDev: false } as const;

/** Development checks take a third of the rendering time. */
export async function loadReactAsBuilt(): Promise<void> {
  const { NODE_ENV = 'test' } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await Promise.all([
      import('react'),
      import('react/jsx-runtime'),
      import('react-dom'),
      import('react-dom/server'),
    ]);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
