/** The routes and the entry of the portal, as the bundler puts them together. */
declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/node').ServerBuild;
  export = build;
}
