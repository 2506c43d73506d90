/** The component of a route that only takes forms. Only a page has an error page, which says in words why a form of it was refused (SHELL-17). */
export function NeverShown() {
  return null;
}
