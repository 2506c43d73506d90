/*
 * Starts the tag manager with the id in `data-id`. The server adds this script only after consent to analytics, and
 * never at an address with a secret. The server cannot see fragments, so this script excludes those with a secret.
 */
(() => {
  const own = document.currentScript;
  const id = own?.dataset.id;
  if (!id || /token|account|[#?&](?:code|t)=/i.test(location.hash)) return;

  window.dataLayer = window.dataLayer ?? [];
  function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag manager tells a command from an event by this object.
    window.dataLayer.push(arguments);
  }

  // Addresses and titles contain ids, so analytics gets the route's pattern instead (D-91).
  let before = /^https?:\/\/[^/]+/.exec(document.referrer)?.[0] ?? '';
  Object.defineProperty(document, 'referrer', { value: before });
  const tellPage = () => {
    const path = own.dataset.page;
    const page = {
      page_location: location.origin + path,
      page_path: path,
      page_referrer: before,
      page_title: path,
    };
    gtag('set', page);
    window.dataLayer.push({ event: 'portal.page', ...page });
    before = page.page_location;
  };
  tellPage();
  new MutationObserver(tellPage).observe(own, { attributeFilter: ['data-page'] });

  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const container = document.createElement('script');
  container.async = true;
  container.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(container);
})();
