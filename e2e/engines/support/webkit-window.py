#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, with a profile that stays: MiniBrowser keeps none while it is automated.

Usage: webkit-window.py PROFILE
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
data = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def create_view(*_):
    settings = WebKit2.Settings(enable_webgl=False, enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    # There is no window manager that would give it the focus, without which nothing in a page is `:focus-visible`.
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    window.show_all()
    view.grab_focus()
    return view


def start(_, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("webkit-window")
    information.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
