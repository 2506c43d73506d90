// Starts the deployment's tag manager, named by `data-id`. Pages hold this script only once the visitor has agreed to analytics.
(() => {
  const id = document.currentScript?.dataset.id;
  if (!id) return;
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const container = document.createElement('script');
  container.async = true;
  container.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(container);
})();
