declare module 'virtual:icon/*' {
  const drawing: import('./icon').Drawing;
  export default drawing;
}
