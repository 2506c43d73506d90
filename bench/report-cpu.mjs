// Loaded into a measured process before its program: answers its parent, on any message, with the processor time used so far in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit());
