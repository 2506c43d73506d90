/** In the page: whether what was pressed last has come to its end: no page is on its way, nothing is being sent. */
export function isAtRest(): boolean {
  const router = window.__remixRouter;
  // A page without a router goes on by the browser alone, unless its scripts wait until it is painted (`withWaitingScripts`).
  if (router === undefined) {
    const waiting = document.querySelector('script[type="text/scripts-after-paint"]');
    return document.readyState === 'complete' && waiting === null;
  }
  const { navigation, revalidation, fetchers } = router.state;
  const isIdle = navigation.state === 'idle' && revalidation === 'idle';
  return isIdle && [...fetchers.values()].every(({ state }) => state === 'idle');
}
