/** Drawings of lucide-react's icons by their names (`scripts/icons.ts`). */
declare module 'virtual:icon/*' {
  const drawing: import('./icon').Drawing;
  export default drawing;
}
