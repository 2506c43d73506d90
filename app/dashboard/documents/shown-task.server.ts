import { tabPath } from '~/dashboard/rules/tabs';
import { withFlash } from '~/request/flash';
import type { UserVisit } from '~/request/guards.server';
import type { DocumentsView, ShownFile } from './documents-view';
import { ASKS } from './paths';
import { isPicture, isPreviewable } from './previewable';

/** What the tab's address asks for above the list; travels to the browser. */
export type ShownTask =
  | { kind: 'remove'; id: string; name: string }
  | { kind: 'preview'; id: string; name: string; isPicture: boolean }
  | { kind: 'baseYear'; year: number; files: number };

/**
 * What is asked for by the query, or null. What cannot be previewed is said in a toast (DOC-03).
 *
 * @throws redirect to the tab when there is nothing (any more) to ask about
 */
export async function shownTask(
  visit: UserVisit,
  id: string,
  view: DocumentsView,
): Promise<ShownTask | null> {
  const query = visit.url.searchParams;
  const files = [...view.required, ...view.optional].flatMap((each) => each.files).concat(view.others);
  const named = (ask: string) => files.find((file) => file.id === query.get(ask));
  const tab = () => visit.redirect(tabPath(id, 'documents'));

  if (query.has(ASKS.remove)) {
    const file = named(ASKS.remove);
    if (!file?.mayRemove) throw tab();
    return { kind: 'remove', id: file.id, name: file.name };
  }
  if (query.has(ASKS.preview)) {
    const file = named(ASKS.preview);
    if (file?.state === 'clean' && isPreviewable(file.name)) {
      return { kind: 'preview', id: file.id, name: file.name, isPicture: isPicture(file.name) };
    }
    const text = visit.t('documents')(`notShown.${whyNotShown(file)}`);
    await visit.change((session) => withFlash(session, { tone: 'error', text }));
    throw tab();
  }
  if (query.has(ASKS.baseYear)) {
    const year = Number(query.get(ASKS.baseYear));
    if (!view.baseYears.includes(year) || year === view.baseYear) throw tab();
    return { kind: 'baseYear', year, files: view.yearBoundFiles };
  }
  return null;
}

function whyNotShown(file: ShownFile | undefined) {
  if (file?.state === 'uploading') return 'uploading';
  if (file?.state === 'infected') return 'infected';
  if (file?.state === 'waiting' || file?.state === 'scanning') return 'scanning';
  return 'unavailable';
}
