// A CSS module in a unit test: each class has the name it has in the file.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
