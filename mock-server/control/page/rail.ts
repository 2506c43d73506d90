import type { Language } from 'contracts/api/enumerations';
import type { Displayed } from '../../pages/parts/status-tag';
import type { Phase, Rail } from '../../pages/situations/status-rail';
import { flowOf, positionIn, STATUS_FLOWS } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { displayedLabel, statusLabel } from './labels';
import { displayedStatus } from './status-rail';

export function railOf({ allBanksLoanPurpose, status }: ApplicationRow['facts'], language: Language): Rail {
  const flow = flowOf(allBanksLoanPurpose);
  const position = positionIn(flow, status);
  const groups: { shown: Displayed; stops: Rail['groups'][number]['stops'][number][] }[] = [];
  for (const [index, code] of STATUS_FLOWS[flow].entries()) {
    const shown = displayedStatus(code);
    const stop = { code, label: statusLabel(code, language), phase: phaseOf(index, position) };
    const last = groups.at(-1);
    if (last?.shown === shown) last.stops.push(stop);
    else groups.push({ shown, stops: [stop] });
  }
  return {
    groups: groups.map(({ shown, stops }) => ({
      name: displayedLabel(shown, language),
      phase: stops.find(({ phase }) => phase !== 'past')?.phase ?? 'past',
      stops,
    })),
  };
}

const phaseOf = (index: number, position: number): Phase =>
  index < position ? 'past' : index === position ? 'now' : 'ahead';
