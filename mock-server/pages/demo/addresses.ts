import { usePage } from '../live/page-context';
import { addWorldToHref } from '../shell/navigation-items';

export type DemoWindow = 'audience' | 'presenter';

const PATHS = { audience: '/simulator/demo', presenter: '/simulator/demo/presenter' } as const;

export function useDemoHref() {
  const page = usePage();
  const href = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const parameters = new URLSearchParams(query).toString();
    return addWorldToHref(path, page) + (parameters && `&${parameters}`);
  };
  return {
    ofWindow: (window: DemoWindow, query?: Readonly<Record<string, string>>) => href(PATHS[window], query),
    action: (query?: Readonly<Record<string, string>>) => href('/simulator/demo/do', query),
    script: (query?: Readonly<Record<string, string>>) => href('/simulator/demo/script', query),
    scriptFile: href('/simulator/demo/script.json'),
  };
}
