import { LRUCache } from 'lru-cache';
import type { PageOutput } from './render-page.server';

/** Short, because midnight changes the default of date fields. */
const MAX_AGE_MS = 60_000;

const MAX_CHARACTERS = 8_000_000;

interface RandomValues {
  nonce: string;
  formKey: string;
}

interface CachedPage {
  html: string;
  randomValues: RandomValues;
}

const pages = new LRUCache<string, CachedPage>({
  ttl: MAX_AGE_MS,
  ttlResolution: 0,
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }, cacheKey) => html.length + cacheKey.length,
});

const renderings = new Map<string, Promise<RenderedPage>>();

interface RenderedPage {
  page: PageOutput;
  cached: CachedPage | null;
}

/** Address and loader data alone determine a page, so no visitor sees another's data. */
export async function renderCachedPage({
  url,
  data,
  randomValues,
  render,
}: {
  url: string;
  data: string;
  randomValues: RandomValues;
  render: () => Promise<PageOutput>;
}): Promise<PageOutput> {
  const cacheKey = `${url} ${data.replaceAll(randomValues.formKey, '')}`;
  // No await between check and set, or two requests would render.
  const runningRendering = renderings.get(cacheKey);
  const cachedPage = runningRendering
    ? (await runningRendering.catch(() => null))?.cached
    : pages.get(cacheKey);
  if (cachedPage) {
    const html = cachedPage.html
      .replaceAll(cachedPage.randomValues.nonce, randomValues.nonce)
      .replaceAll(cachedPage.randomValues.formKey, randomValues.formKey);
    return { html, error: null };
  }
  const rendering = render().then((page) => {
    const cached = page.error === null ? { html: page.html, randomValues } : null;
    if (cached) pages.set(cacheKey, cached);
    return { page, cached };
  });
  renderings.set(cacheKey, rendering);
  try {
    return (await rendering).page;
  } finally {
    renderings.delete(cacheKey);
  }
}
