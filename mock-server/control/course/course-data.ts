import type { CourseData } from '../../pages/course/course-data';
import { branchName } from './branch-name';
import { compareHref } from './compare/compare-data';
import { flowMapData } from './map-data';
import { timelineData } from './timeline-data';
import { type CourseView, courseHref } from './view';

export function courseData(view: CourseView): CourseData {
  const { notice, branches, sandbox, language, application } = view;
  const other = branches.length < 2 ? undefined : branches.findLast(({ id }) => id !== sandbox.id);
  const all = sandbox.store.applications.all();
  return {
    notice,
    branches: (branches.length < 2 ? [] : branches).map((branch) => ({
      id: branch.id,
      name: branchName(branch, view),
      href: courseHref({ sandbox: branch, language }),
      isShown: branch.id === sandbox.id,
    })),
    compareHref: other ? compareHref({ sides: [{ sandbox }, { sandbox: other }], language }) : null,
    applications: all.map(({ id, facts }) => ({
      id,
      name: `${facts.shortApplicationId} · ${facts.companyName}`,
    })),
    application: application?.id ?? null,
    timeline: timelineData(view),
    map: application === undefined ? null : flowMapData(view, application),
    actions: {
      back: courseHref(view, '/back'),
      branch: courseHref(view, '/branch'),
      fork: courseHref(view, '/fork'),
      status: courseHref(view, '/status'),
    },
  };
}
