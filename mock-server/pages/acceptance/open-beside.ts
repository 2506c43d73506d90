import type { FormEvent } from 'react';
import type { usePage } from '../live/page-context';
import { fetchPage } from '../live/use-live-page';
import type { PageDocument } from '../page-document';
import type { ScenarioData } from './acceptance-data';

const pending = new WeakSet<HTMLFormElement>();

/** Without scripts, the form shows the steps in this window. */
export async function openBeside(
  event: FormEvent<HTMLFormElement>,
  show: ReturnType<typeof usePage>['show'],
): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  // A double click would start a second run.
  if (pending.has(form)) return;
  pending.add(form);
  await openPortal(form.action, show).finally(() => pending.delete(form));
}

async function openPortal(action: string, show: ReturnType<typeof usePage>['show']): Promise<void> {
  // Popup blockers allow a window only within the click.
  const portal = window.open('', '_blank');
  const response = await fetchPage(action, { method: 'POST' });
  if (!response.ok) {
    portal?.close();
    // Reuse the response: a second request could start a second run.
    await show(response);
    return;
  }
  const { data }: PageDocument<'acceptanceScenario', ScenarioData> = await response.json();
  if (portal) {
    portal.opener = null;
    portal.location.href = data.portalHref;
  }
  location.assign(response.url);
}
