// Loaded into a measured process before its program: answers its parent, on any message, with the processor time used so far in microseconds and
// the memory that it holds in bytes.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system, bytes: process.memoryUsage.rss() });
});
// Ends with its parent, however that ends.
process.once('disconnect', () => process.exit());
