-- Another editor's own client, without any help of ours: what it was told goes to standard output as one JSON.
local node, server, root, file = os.getenv('NODE'), os.getenv('SERVER'), os.getenv('ROOT'), os.getenv('FILE')
local result = {}

local function finish()
  io.stdout:write(vim.fn.json_encode(result) .. '\n')
  vim.cmd('qall!')
end

local function diagnostics()
  return vim.tbl_map(function(each)
    return { code = each.code, line = each.lnum, severity = each.severity }
  end, vim.diagnostic.get(0))
end

vim.cmd('edit ' .. file)
local client = vim.lsp.start_client({ cmd = { node, server, '--stdio' }, root_dir = root, name = 'pare' })
vim.lsp.buf_attach_client(0, client)
if not vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50) then
  result.error = 'no diagnostics'
  return finish()
end
result.diagnostics = diagnostics()

local document = { uri = vim.uri_from_bufnr(0) }
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  local answer = answers[client] or {}
  return answer.result
end

local lenses = ask('textDocument/codeLens', { textDocument = document })
result.lens = ask('codeLens/resolve', lenses[1]).command.title
local hover = ask('textDocument/hover', { textDocument = document, position = { line = 1, character = 8 } })
result.hover = hover.contents.value

local actions = ask('textDocument/codeAction', {
  textDocument = document,
  range = { start = { line = 1, character = 0 }, ['end'] = { line = 1, character = 30 } },
  context = { diagnostics = {}, only = { 'quickfix' } },
})
result.actions = vim.tbl_map(function(each) return each.title end, actions)
local action = actions[1]
if action.edit == nil then action = ask('codeAction/resolve', action) end
vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
result.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n')
result.cleared = vim.wait(20000, function() return #vim.diagnostic.get(0) == 0 end, 50)
finish()
