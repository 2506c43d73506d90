import { CALLS } from 'contracts/api';
import type { PresenterData, SignerState } from '../../pages/demo/demo-data';
import { identificationStateAt } from '../../rules/identification';
import { parseStatus } from '../../rules/status-flow';
import { getTexts } from '../../texts/texts';
import { eventLabelOf } from '../history/view';
import { identStatusLabel, statusLabel } from '../page/labels';
import { formatDateTime, formatShortTime } from '../time-in-language';
import { createDemoData, createFrameView } from './demo-data';
import { findNewestApplication } from './perform-actions';
import { getScriptText } from './script';
import {
  createMirroredFrame,
  createSecondPersonaFrame,
  type DemoView,
  findSecondPersona,
  personaNameOf,
} from './view';

export function createPresenterData(view: DemoView): PresenterData {
  const { run, language, sandbox, panel } = view;
  const previousStop = run.script.stops[run.stopIndex - 1];
  const nextStop = run.script.stops[run.stopIndex + 1];
  const mirroredFrame = createMirroredFrame(view);
  const secondFrame = createSecondPersonaFrame(view);
  return {
    ...createDemoData(view, mirroredFrame, panel === 'keys' ? { kind: panel } : null),
    clock: formatDateTime(sandbox.clock.now(), language).toLocaleString({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    previousTitle: previousStop ? getScriptText(previousStop.say, language) : null,
    nextStop: nextStop
      ? { title: getScriptText(nextStop.title, language), say: getScriptText(nextStop.say, language) }
      : null,
    secondFrame:
      secondFrame && createFrameView(secondFrame, personaNameOf(view, findSecondPersona(view) ?? '')),
    bank: {
      application: shownApplication(view),
      request: describeLastRequest(view),
      alternatives: run.stop.instead.map(({ title }) => getScriptText(title, language)),
    },
  };
}

function shownApplication(view: DemoView): PresenterData['bank']['application'] {
  const row = findNewestApplication(view.sandbox);
  if (row === undefined) return null;
  const { status: code, shortApplicationId: number } = row.facts;
  const status = parseStatus(code);
  return {
    number,
    status: status ? statusLabel(status, view.language) : code,
    code,
    signers: signersOf(view, row.id),
  };
}

function signersOf({ sandbox, language }: DemoView, application: string): SignerState[] {
  const now = sandbox.clock.iso();
  return sandbox.store.signatories
    .findBy('applicationId', application)
    .flatMap(({ id, first_name, last_name, signing }): SignerState[] => {
      if (signing === null) return [];
      const { status } = identificationStateAt(signing.identification, now);
      const completedAt = signing.completed_at;
      return [
        {
          id,
          name: `${first_name} ${last_name}`,
          signature: completedAt
            ? { at: completedAt, time: formatShortTime(new Date(completedAt), language) }
            : null,
          identification: { label: identStatusLabel(status, language), status },
        },
      ];
    });
}

function describeLastRequest({ sandbox, run, language }: DemoView): PresenterData['bank']['request'] {
  const apiRequests = sandbox.log.list().filter(({ call }) => call !== null);
  const lastApiRequest = apiRequests.findLast(({ method }) => method !== 'GET') ?? apiRequests.at(-1);
  if (lastApiRequest === undefined) return null;
  const call = Object.values(CALLS).find(({ name }) => name === lastApiRequest.call);
  const causedEvent = run.events.findLast(({ cause }) => cause === lastApiRequest.call);
  const worldEvent = causedEvent?.worldEvents.find(({ kind }) => kind !== 'replaced' && kind !== 'other');
  return {
    text: worldEvent ? eventLabelOf(worldEvent, { t: getTexts('history', language), language }) : null,
    call: `${lastApiRequest.method} ${call?.path ?? lastApiRequest.path}`,
    result: `${lastApiRequest.at.slice(11, 16)}, ${lastApiRequest.status ?? '–'}`,
  };
}
