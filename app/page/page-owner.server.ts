import { LATEST_OWNER_KEY, OTHER_USER_PATH, OWNER_FIELD } from '~/domain/form-values';

const POST_FORM = /<form\b[^>]*\bmethod="post"[^>]*>/g;

/** Serves browsers without scripts. `OWNER_SCRIPT` replaces the fields before hydration. */
export function addOwnerToForms(page: string, owner: string | null): string {
  if (!owner) return page;
  return page.replace(
    POST_FORM,
    (form) => `${form}<input type="hidden" name="${OWNER_FIELD}" value="${owner}">`,
  );
}

/**
 * D-273. Adds the owner to each form. Leaves the page if another user logs in. After a logout, leaves the page on
 * return, unless typed text would be lost. An empty owner is unknown.
 */
export const OWNER_SCRIPT = `(function () {
  document.currentScript.remove();
  var root = document.documentElement, owner = root.dataset.owner;
  function tell() {
    if (owner === '') return;
    try { localStorage.setItem('${LATEST_OWNER_KEY}', owner || ''); } catch (refused) {}
  }
  function leave() {
    if (location.pathname !== '${OTHER_USER_PATH}') location.replace('${OTHER_USER_PATH}');
  }
  function look(isBack) {
    var last = null;
    try { last = localStorage.getItem('${LATEST_OWNER_KEY}'); } catch (refused) {}
    if (!owner || last === null || last === owner) return;
    if (last) return leave();
    var typed = [].some.call(document.querySelectorAll('main form :is(input:not([type=hidden]), select, textarea)'), function (control) {
      if (!control.options) return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
      var options = [].slice.call(control.options);
      var given = options.find(function (option) { return option.defaultSelected; }) || options.find(function (option) { return !option.disabled; });
      return options.some(function (option) { return option.selected !== (option === given); });
    });
    if (isBack && !typed) location.replace(location.pathname + location.search);
  }
  tell();
  new MutationObserver(function () {
    var before = owner, next = root.dataset.owner;
    // The page still belongs to its user, whatever the next request finds out.
    if (next === '' && before) root.dataset.owner = before;
    if (next === '' || next === before) return;
    owner = next;
    tell();
    if (owner && before) leave();
  }).observe(root, { attributes: true, attributeFilter: ['data-owner'] });
  addEventListener('storage', function (event) { if (event.key === '${LATEST_OWNER_KEY}') look(false); });
  addEventListener('pageshow', function (event) { if (event.persisted) look(true); });
  document.addEventListener('visibilitychange', function () { if (!document.hidden) look(true); });
  addEventListener('formdata', function (event) {
    if (!owner || event.target.getAttribute('method') !== 'post') return;
    // The server reads the fields in front of a file.
    var data = event.formData, entries = Array.from(data);
    entries.forEach(function (entry) { data.delete(entry[0]); });
    data.set('${OWNER_FIELD}', owner);
    entries.forEach(function (entry) { if (entry[0] !== '${OWNER_FIELD}') data.append(entry[0], entry[1]); });
  });
  // A page without an owner has only fields of a form that it sends again.
  if (owner) [].forEach.call(document.querySelectorAll('[name=${OWNER_FIELD}]'), function (field) { field.remove(); });
})();`;
