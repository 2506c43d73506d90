/** For esbuild: React as built has no `jsxDEV`. The framework's compiler, of `npm run dev` and of builds, has its own setting. */
export const FOR_REACT_AS_BUILT = { jsxDev: false } as const;

/**
 * Loads React as it is built: its checks take a third of the time in which pages are drawn. What they find, such as a missing key, is said by
 * `npm run dev`, and by tests in a document.
 */
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
