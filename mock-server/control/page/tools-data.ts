import { CALLS } from 'contracts/api';
import { calculateVerifiedShare } from 'contracts/fidelity/fidelity';
import type { ToolsData } from '../../pages/parts/tools-card';
import { addWorldToHref, portalHref } from '../../pages/shell/navigation-items';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import type { PageView } from './view';

const VERIFIED_SHARE = calculateVerifiedShare(Object.keys(CALLS));

export function createToolsData(view: PageView, pageName: ToolsData['pageName']): ToolsData {
  const { sandbox, settings, language, isPreferredStart } = view;
  const mayShare = !settings.hosted && sandbox.id !== DEFAULT_SANDBOX;
  return {
    ...{ pageName, isPreferredStart, verifiedShare: VERIFIED_SHARE },
    catalogue: `${portalHref(sandbox.personas[0]?.key ?? 'visitor', view)}&at=/demo/errors`,
    sharedWorld: mayShare
      ? addWorldToHref('/simulator/development', { sandbox: { id: DEFAULT_SANDBOX }, language })
      : null,
    requests: sandbox.log.list().length,
    faults: sandbox.faults.list().length,
  };
}
