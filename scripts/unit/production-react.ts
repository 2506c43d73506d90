/** Production React has no `jsxDEV`. */
export const PRODUCTION_REACT_OPTIONS = { jsxDev: false } as const;

/** Development checks take a third of the rendering time. */
export async function loadProductionReact(): Promise<void> {
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
