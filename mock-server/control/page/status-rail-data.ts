import type { Language } from 'contracts/api/enumerations';
import type { DisplayedStatus } from '../../pages/parts/status-tag';
import type { StatusPhase, StatusRailData } from '../../pages/situations/status-rail';
import { positionInFlow, STATUS_FLOWS, statusFlowOf } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { displayedStatusOf } from './displayed-status';
import { displayedStatusLabelOf, statusLabel } from './labels';

export function createStatusRail(
  { allBanksLoanPurpose, status }: ApplicationRow['facts'],
  language: Language,
): StatusRailData {
  const flow = statusFlowOf(allBanksLoanPurpose);
  const position = positionInFlow(flow, status);
  const groups: {
    displayedStatus: DisplayedStatus;
    stops: StatusRailData['groups'][number]['stops'][number][];
  }[] = [];
  for (const [index, code] of STATUS_FLOWS[flow].entries()) {
    const displayedStatus = displayedStatusOf(code);
    const stop = { code, label: statusLabel(code, language), phase: phaseOf(index, position) };
    const lastGroup = groups.at(-1);
    if (lastGroup?.displayedStatus === displayedStatus) lastGroup.stops.push(stop);
    else groups.push({ displayedStatus, stops: [stop] });
  }
  return {
    groups: groups.map(({ displayedStatus, stops }) => ({
      name: displayedStatusLabelOf(displayedStatus, language),
      phase: stops.find(({ phase }) => phase !== 'past')?.phase ?? 'past',
      stops,
    })),
  };
}

const phaseOf = (index: number, position: number): StatusPhase =>
  index < position ? 'past' : index === position ? 'now' : 'ahead';
