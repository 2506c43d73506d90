import type { FormEvent } from 'react';
import type { usePage } from '../live/page-context';
import { PAGE_TYPE, type PageDocument } from '../page-document';
import type { ScenarioData } from './acceptance-data';

/** Opens the portal beside the steps of the scenario. Without scripts, the form shows the steps. */
export async function openBeside(
  event: FormEvent<HTMLFormElement>,
  show: ReturnType<typeof usePage>['show'],
): Promise<void> {
  event.preventDefault();
  const { action } = event.currentTarget;
  // Popup blockers allow a window only within the click.
  const portal = window.open('', '_blank');
  const request = { method: 'POST', headers: { accept: PAGE_TYPE } };
  const answer = await fetch(action, request).catch(() => null);
  if (!answer?.ok) {
    portal?.close();
    // Repeats the request to report why it fails.
    await show(action, { method: 'POST' });
    return;
  }
  const { data }: PageDocument<'acceptanceScenario', ScenarioData> = await answer.json();
  if (portal) {
    portal.opener = null;
    portal.location.href = data.portalHref;
  }
  location.assign(answer.url);
}
