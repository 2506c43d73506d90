export function isRouterIdle(): boolean {
  const router = window.__remixRouter;
  // Pages without a router are idle, unless scripts wait for the first paint (`deferScripts`).
  if (router === undefined) {
    const pendingScripts = document.querySelector('script[type="text/scripts-after-paint"]');
    return document.readyState === 'complete' && pendingScripts === null;
  }
  const { navigation, revalidation, fetchers } = router.state;
  const isIdle = navigation.state === 'idle' && revalidation === 'idle';
  return isIdle && [...fetchers.values()].every(({ state }) => state === 'idle');
}
