#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver that stores its profile in a folder. WebKitGTK's own MiniBrowser stores no
profile while a driver controls it.

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


# A page zooms by sending this message to the window. Key presses cannot zoom: the driver sends them to the page only.
messages = WebKit2.UserContentManager()
messages.register_script_message_handler("zoomIn")
messages.connect("script-message-received::zoomIn", lambda *_: seen_tab().set_zoom_level(2))
tabs = Gtk.Notebook(show_tabs=False, show_border=False)


def seen_tab():
    return tabs.get_nth_page(tabs.get_current_page())


def add_tab(view):
    """Adds a tab in the background."""
    view.connect("create", open_behind)
    view.connect("close", lambda view: view.destroy())
    view.connect("grab-focus", lambda view: tabs.set_current_page(tabs.page_num(view)))
    tabs.append_page(view)
    view.show()


def open_behind(view, *_):
    behind = WebKit2.WebView(related_view=view, settings=view.get_settings(), user_content_manager=messages)
    add_tab(behind)
    return behind


def create_view(*_):
    settings = WebKit2.Settings(
        enable_webgl=False,
        enable_write_console_messages_to_stdout=True,
        javascript_can_open_windows_automatically=True,
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings, user_content_manager=messages
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(tabs)
    window.connect("destroy", Gtk.main_quit)
    # The virtual screen has no window manager that would focus the window: focus it here. In a window without focus no
    # element matches `:focus-visible`.
    window.connect("map-event", lambda *_: window.get_window().focus(0))
    add_tab(view)
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
