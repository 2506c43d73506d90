declare module 'virtual:icon/*' {
  const drawing: import('./icon').IconDrawing;
  export default drawing;
}
