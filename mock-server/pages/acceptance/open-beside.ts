import type { FormEvent } from 'react';
import type { usePage } from '../live/page-context';
import { fetchPage } from '../live/use-live-page';
import type { PageDocument } from '../page-document';
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
  const answer = await fetchPage(action, { method: 'POST' });
  if (!answer.ok) {
    portal?.close();
    // A second request could start a second run.
    await show(answer);
    return;
  }
  const { data }: PageDocument<'acceptanceScenario', ScenarioData> = await answer.json();
  if (portal) {
    portal.opener = null;
    portal.location.href = data.portalHref;
  }
  location.assign(answer.url);
}
