import type { HistoryData } from '../../pages/history/history-data';
import { createBranchName } from './branch-name';
import { createCompareHref } from './compare/compare-data';
import { createFlowMapData } from './map-data';
import { createTimelineData } from './timeline-data';
import { createHistoryHref, type HistoryView } from './view';

export function createHistoryData(view: HistoryView): HistoryData {
  const { notice, branches, sandbox, language, application } = view;
  const otherBranch = branches.length < 2 ? undefined : branches.findLast(({ id }) => id !== sandbox.id);
  const applications = sandbox.store.applications.all();
  return {
    notice,
    branches: (branches.length < 2 ? [] : branches).map((branch) => ({
      id: branch.id,
      name: createBranchName(branch, view),
      href: createHistoryHref({ sandbox: branch, language }),
      isShown: branch.id === sandbox.id,
    })),
    compareHref: otherBranch
      ? createCompareHref({ sides: [{ sandbox }, { sandbox: otherBranch }], language })
      : null,
    applications: applications.map(({ id, facts }) => ({
      id,
      name: `${facts.shortApplicationId} · ${facts.companyName}`,
    })),
    application: application?.id ?? null,
    timeline: createTimelineData(view),
    map: application === undefined ? null : createFlowMapData(view, application),
    actions: {
      back: createHistoryHref(view, '/back'),
      branch: createHistoryHref(view, '/branch'),
      fork: createHistoryHref(view, '/fork'),
      status: createHistoryHref(view, '/status'),
    },
  };
}
