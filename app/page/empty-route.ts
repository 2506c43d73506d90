/** Remix shows error boundaries only for routes with a component (SHELL-17). */
export function EmptyRoute() {
  return null;
}
