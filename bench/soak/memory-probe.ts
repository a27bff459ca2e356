// Loaded into the measured server (`node --import`): answers each message of its parent with the memory usage that Node reports.
process.on('message', () => process.send?.(process.memoryUsage()));
// the channel does not keep the process alive
process.channel?.unref();
