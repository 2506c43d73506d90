import acceptance from './de/acceptance.json';
import comparison from './de/comparison.json';
import course from './de/course.json';
import demo from './de/demo.json';
import enums from './de/enums.json';
import film from './de/film.json';
import findings from './de/findings.json';
import flowMap from './de/flow-map.json';
import formEditor from './de/form-editor.json';
import guidedDemo from './de/guided-demo.json';
import magic from './de/magic.json';
import mail from './de/mail.json';
import pages from './de/pages.json';
import providers from './de/providers.json';
import refusal from './de/refusal.json';
import search from './de/search.json';
import shared from './de/shared.json';
import shell from './de/shell.json';
import situations from './de/situations.json';
import start from './de/start.json';
import workbench from './de/workbench.json';

export const de = {
  acceptance,
  comparison,
  course,
  demo,
  enums,
  film,
  findings,
  'flow-map': flowMap,
  'form-editor': formEditor,
  'guided-demo': guidedDemo,
  magic,
  mail,
  pages,
  providers,
  refusal,
  search,
  shared,
  shell,
  situations,
  start,
  workbench,
};

export type Catalogues = typeof de;
