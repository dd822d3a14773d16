// A reverse proxy as people run one: appends the address it saw to X-Forwarded-For. argv: port of the api.
import http from 'node:http';

const upstream = Number(process.argv[2]);
const server = http.createServer((request, response) => {
  const seen = request.headers['x-test-came-from'] ?? request.socket.remoteAddress;
  const before = request.headers['x-forwarded-for'];
  const headers = { ...request.headers, 'x-forwarded-for': before ? `${before}, ${seen}` : seen };
  const options = { host: '127.0.0.1', port: upstream, method: request.method, path: request.url, headers };
  const forwarded = http.request(options, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
